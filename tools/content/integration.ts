import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The content check as a part of the build, which a mistake stops with a list of all. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return;
        const { checkContent } = await import('./check.ts');
        const problems = await checkContent(fileURLToPath(config.root));
        if (problems.length === 0) return;
        throw new Error(
          `The content has ${problems.length} mistake(s):\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
        );
      },
    },
  };
}
