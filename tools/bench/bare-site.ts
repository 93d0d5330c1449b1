import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkModules, temporaryFolder } from '../project-copy.ts';

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const generateId = ({ entry }) => entry.replace(/\\.md$/, '');
export const collections = {
  prose: defineCollection({ loader: glob({ base: './content', pattern: '*/{en,fr}.md', generateId }) }),
};
`;

const PAGE = `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const entries = await getCollection('prose');
  return entries.map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{entry.data.tagline}</title></head>
  <body><main><h1>{entry.data.tagline}</h1><Content /></main></body>
</html>
`;

/** A bare Astro site that renders the prose of a project's Grand Crus, one page per file and nothing else. */
export function writeBareSite(project: string): string {
  const folder = temporaryFolder('bare');
  linkModules(join(project, 'node_modules'), folder);
  cpSync(join(project, 'content', 'vineyards', 'grand-cru'), join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'src', 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'astro.config.mjs'), 'export default {};\n');
  writeFileSync(join(folder, 'src', 'content.config.mjs'), CONTENT_CONFIG);
  writeFileSync(join(folder, 'src', 'pages', '[...id].astro'), PAGE);
  return folder;
}
