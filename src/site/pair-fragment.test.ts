import { expect, it } from 'vitest';
import { chosenBy, fragmentOf } from '#site/pair-fragment.ts';

const known = ['musigny', 'richebourg', 'clos-de-vougeot', 'chambertin'];

it.each([[['musigny', 'richebourg']], [['clos-de-vougeot', 'musigny', 'chambertin']]])(
  'a fragment of %j names its first two',
  (slugs) => {
    expect(chosenBy(`#${fragmentOf(slugs)}`, known)).toEqual(slugs.slice(0, 2));
  },
);

it.each([
  ['one cru', '#musigny'],
  ['the same cru twice', '#musigny--musigny'],
  ['an unknown cru', '#musigny--petrus'],
  ['nothing', ''],
])('the fragment is no choice when it names %s', (_, fragment) => {
  expect(chosenBy(fragment, known)).toBeUndefined();
});
