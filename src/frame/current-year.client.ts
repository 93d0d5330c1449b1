/** Raises the pre-rendered year when the visitor's clock is later than the build's. */
export function currentYear(): void {
  const element = document.querySelector('[data-year]');
  const now = new Date().getFullYear();
  if (element && now > Number(element.textContent)) element.textContent = String(now);
}
