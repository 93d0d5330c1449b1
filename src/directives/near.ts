import type { ClientDirective } from 'astro';
import { LAZY_IMAGE_MARGIN_PX, LAZY_IMAGE_VISIBLE_SHARE } from '#config/interaction.ts';

/**
 * When the specified share of a lazy picture's place lies within the margin around the viewport, puts
 * the picture there from the `<template>` beside it. Its island wakes once the picture is there or has
 * failed: nobody waits for a framework to see a picture, nor does the picture share the line with one,
 * and none is lost to a script that is blocked or does not load.
 */
const near: ClientDirective = (load, _options, element) => {
  const place = element.querySelector<HTMLElement>(':scope > *');
  if (!place) return;
  const setState = (state: 'loading' | 'loaded'): void => {
    place.dataset.state = state;
  };
  /** Without the island nobody puts a box in the place of a failed picture: its alternative text shows. */
  const doWithout = (): void => {
    setState('loaded');
  };
  // What cannot load is not missed, so it is not logged either.
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    doWithout();
  });
  const wake = (): void => {
    load()
      .then((hydrate) => hydrate())
      .catch(doWithout);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const picture = element.parentElement?.querySelector('template')?.content.querySelector('picture');
      if (!picture) {
        wake();
        return;
      }
      setState('loading');
      place.append(document.importNode(picture, true));
      const image = place.querySelector('img');
      image?.addEventListener('error', wake);
      image?.addEventListener('load', () => {
        setState('loaded');
        // The picture is there: a framework can wait until somebody reads on.
        window.addEventListener('scroll', wake, { once: true, passive: true });
      });
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px`, threshold: LAZY_IMAGE_VISIBLE_SHARE },
  );
  observer.observe(place);
};

export default near;
