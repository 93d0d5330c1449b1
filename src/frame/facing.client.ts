import { onceShown } from '#frame/once-shown.client.ts';

/**
 * On a page with both languages side by side: the choice is remembered for the visit, until a language is chosen
 * (docs/behaviour.md 10.1). Where storage is refused, nothing is remembered.
 */
onceShown(() => {
  try {
    sessionStorage.setItem('facing', 'yes');
    addEventListener('click', ({ target }) => {
      if ((target as Element).closest('#header [hreflang]')) sessionStorage.removeItem('facing');
    });
  } catch {
    // Every page of a visit then opens in its own language.
  }
});
