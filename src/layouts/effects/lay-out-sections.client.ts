/**
 * The first visit of a phone lays out what is near its screen (text.css). The sections below follow, one in a frame, so that
 * no task holds the page up. Calls back when all are laid out, on other pages at once.
 */
export function layOutSections(onEnd: () => void): void {
  const sections = document.querySelectorAll<HTMLElement>('.from-top :is(section, .section)');
  let laidOut = 0;
  const layOutNext = (): void => {
    const section = sections[laidOut++];
    if (!section) {
      onEnd();
      return;
    }
    section.dataset.laidOut = '';
    requestAnimationFrame(layOutNext);
  };
  layOutNext();
}
