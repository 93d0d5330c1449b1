import { describe, expect, it } from 'vitest';
import { checkContent, findProblems } from '../../tools/content/check.ts';
import { makeLibrary, type Pictures } from '../../tools/content/library.ts';
import { describeProblem } from '../../tools/content/problem.ts';
import { library, root } from './library.ts';

describe('the real content', () => {
  it('has no mistakes', async () => {
    expect(await checkContent(root)).toEqual([]);
  });
});

describe('the pictures of the real content', () => {
  /** What the check says when the plates are not what they are. */
  const problemsWith = (pictures: Partial<Pictures>): string[] =>
    findProblems(makeLibrary(library.documents, { ...library.pictures, ...pictures })).map(describeProblem);

  it('must all be there', () => {
    const files = new Map(library.pictures.files);
    files.delete('musigny-960.webp');
    expect(problemsWith({ files })).toEqual([
      'content/plates/musigny.md:1  the picture public/uploads/plates/musigny-960.webp does not exist. Run npm run plates.',
    ]);
  });

  it('must be whole', () => {
    const files = new Map(library.pictures.files).set('musigny-960.webp', 17);
    expect(problemsWith({ files })).toEqual([
      expect.stringMatching(/^content\/plates\/musigny\.md:1 .*musigny-960\.webp is broken: it has 17 bytes.*Run npm run plates/),
    ]);
  });

  it('must all be drawn', () => {
    const drawings = new Map(library.pictures.drawings);
    drawings.delete('panorama');
    expect(problemsWith({ drawings })).toEqual([
      'content/plates/panorama.md:1  the plate is not drawn. Add its scene under plates/scene and run npm run plates.',
    ]);
  });
});
