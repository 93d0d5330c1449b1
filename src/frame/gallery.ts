import type { AstroIntegration } from 'astro';

/** Adds the gallery of components to the development server, and to nothing else. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './src/frame/Gallery.astro' });
      },
    },
  };
}
