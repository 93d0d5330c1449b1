/** The browser renders the page of the link that the script marks, or at least fetches it (src/frame/next-page.client.ts). */
const ahead = [{ where: { selector_matches: '.next-page' }, eagerness: 'immediate' }];

export const SPECULATION_RULES = { prerender: ahead, prefetch: ahead };
