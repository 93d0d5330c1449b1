/** The small script of every page. Each effect is complete in its own file and needs no other. */
import { backToTop } from '#effects/back-to-top.ts';
import { currentYear } from '#effects/current-year.ts';
import { fadeIn } from '#effects/fade-in.ts';
import { glossary } from '#effects/glossary.ts';
import { headerState } from '#effects/header.ts';
import { imageFailure } from '#effects/image-failure.ts';
import { parallax } from '#effects/parallax.ts';
import { scrollArrow } from '#effects/scroll-arrow.ts';

headerState();
backToTop();
scrollArrow();
parallax();
fadeIn();
imageFailure();
glossary();
currentYear();
