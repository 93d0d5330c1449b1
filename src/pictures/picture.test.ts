import { expect, it } from 'vitest';
import { pictureSources, thumbnailOf } from '#pictures/picture.ts';

const picture = {
  address: '/uploads/plates/cellar',
  widths: [480, 720, 960, 1600],
  fallback: '/uploads/plates/cellar-960.webp',
  sizes: '100vw',
  alt: 'A vaulted cellar',
  width: 1600,
  height: 900,
};

it('the widest drawings are offered to wide screens only, and the dark ones in the dark scheme only', () => {
  const offered = pictureSources(picture).map(({ media = '', srcset }) => [
    media.includes('width'),
    media.includes('dark'),
    srcset.includes('-dark.avif'),
    srcset.match(/\d+(?=w)/g)?.map(Number),
  ]);
  expect(offered).toEqual([
    [true, true, true, picture.widths],
    [true, false, false, picture.widths],
    [false, true, true, [480, 720, 960]],
    [false, false, false, [480, 720, 960]],
  ]);
});

it('the upright drawing is offered to phones where there is one', () => {
  const portrait = { width: 720, height: 900, widths: [480, 720] };
  const phone = pictureSources({ ...picture, portrait }).filter(({ media = '' }) => !media.includes('width'));
  expect(phone.map(({ srcset, width, height }) => [srcset, width, height])).toEqual([
    ['/uploads/plates/cellar-tall-480-dark.avif 480w, /uploads/plates/cellar-tall-720-dark.avif 720w', 720, 900],
    ['/uploads/plates/cellar-tall-480.avif 480w, /uploads/plates/cellar-tall-720.avif 720w', 720, 900],
  ]);
});

it('all screens are offered the same where there is no wide drawing', () => {
  const offered = pictureSources(thumbnailOf(picture));
  expect(offered.map(({ media }) => media)).toEqual(['(prefers-color-scheme: dark)', undefined]);
  expect(offered[1]?.srcset.match(/\d+(?=w)/g)?.map(Number)).toEqual([320, 480, 720, 960]);
});

it('a panorama is shown small by its upright drawing', () => {
  const portrait = { width: 720, height: 900, widths: [480, 720] };
  const [first] = pictureSources(thumbnailOf({ ...picture, height: 400, portrait }));
  expect(first?.srcset).toMatch(/^\/uploads\/plates\/cellar-tall-480-dark\.avif 480w/);
});
