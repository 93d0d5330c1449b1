import type { ClientDirective } from 'astro';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';

/**
 * When the specified share of a lazy picture's place lies within the margin around the viewport, puts
 * the picture there from the `<template>` beside it and wakes its island. Nobody waits for a framework
 * to see a picture, and none is lost to a script that is blocked or does not load.
 */
const near: ClientDirective = (load, _options, element) => {
  const show = (place: HTMLElement): void => {
    const picture = element.parentElement?.querySelector('template')?.content.querySelector('picture');
    if (!picture) return;
    place.dataset.state = 'loading';
    place.append(document.importNode(picture, true));
    place.querySelector('img')?.addEventListener('load', () => {
      place.dataset.state = 'loaded';
    });
  };
  /** Without the island nobody puts a box in the place of a failed picture: its alternative text shows. */
  const doWithout = (): void => {
    for (const place of places) place.dataset.state = 'loaded';
  };
  // What cannot load is not missed, so it is not logged either.
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    doWithout();
  });

  const places = element.querySelectorAll<HTMLElement>(':scope > *');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      places.forEach(show);
      load()
        .then((hydrate) => hydrate())
        .catch(doWithout);
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px`, threshold: LAZY_IMAGE_VISIBLE_SHARE },
  );
  for (const place of places) observer.observe(place);
};

export default near;
