import source from '#frame/first-view.js?raw';
import { headScript } from '#frame/head-script.ts';

/** The script in the head of every page. Made once for all pages. */
export const firstViewScript = headScript(source);
