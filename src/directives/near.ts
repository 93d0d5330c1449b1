import type { ClientDirective } from 'astro';
import { LAZY_IMAGE_MARGIN_PX } from '#config/interaction.ts';

/**
 * Wakes an island when its place comes near the viewport, like `client:visible` with a margin.
 * When its script cannot load, the `<template>` beside it, which holds the finished markup, takes
 * its place: a picture is never lost to a blocked script. Astro answers a script that does not load
 * with an event of its own rather than with a rejection, and logs it unless the event is prevented.
 */
const near: ClientDirective = (load, _options, element) => {
  const rescue = (): void => {
    const finished = element.parentElement?.querySelector('template');
    if (finished) element.replaceWith(finished.content.cloneNode(true));
  };
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    rescue();
  });
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load()
        .then((hydrate) => hydrate())
        .catch(rescue);
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px` },
  );
  for (const child of element.children) observer.observe(child);
};

export default near;
