import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COPIED_LABEL_MS } from '#site/timings.ts';
import { SitemapTool } from '#figures/sitemap-tool/SitemapTool.tsx';
import type { PageRef } from '#site/routes.ts';
import { sitemapEntries, sitemapXml } from '#site/sitemap.ts';

const siteAddress = { origin: 'https://leroy.example', base: '' };
const messages = {
  'sitemap.generate': 'Generate',
  'sitemap.download': 'Download',
  'sitemap.copy': 'Copy',
  'sitemap.copied': 'Copied!',
  'sitemap.console': 'Open Search Console',
  'sitemap.text': 'Text of the sitemap',
};
const pages: readonly PageRef[] = [{ id: 'home' }, { id: 'vineyard', params: { slug: 'musigny' } }];

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-05-06T10:00:00Z') });
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (listed: readonly PageRef[]) =>
  render(
    <SitemapTool
      locale="en"
      messages={messages}
      pages={listed}
      siteAddress={siteAddress}
      buildDate="2030-01-01"
      searchConsole="https://console.example"
    />,
  );

const button = (name: string) => screen.getByRole('button', { name });
const text = () => screen.getByRole('region', { name: 'Text of the sitemap' }).textContent;
const textOf = (day: string) => sitemapXml(sitemapEntries(pages, siteAddress, day));
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await vi.advanceTimersByTimeAsync(0);
  });

it('shows the text of the day on which it is opened, offers it, and makes it afresh on Generate', async () => {
  show(pages);
  for (const name of ['Download', 'Copy']) expect(button(name)).toHaveProperty('disabled', false);
  vi.setSystemTime(new Date('2031-05-07T10:00:00Z'));
  expect(text()).toBe(textOf('2031-05-06'));
  await press('Generate');
  expect(text()).toBe(textOf('2031-05-07'));
});

it.each([[[]], [[{ id: 'sitemap' }]]] satisfies [PageRef[]][])(
  'disables Download and Copy, and nothing else, while the text is empty (pages: %j)',
  (listed) => {
    show(listed);
    expect(text()).toBe('');
    const disabled = screen.getAllByRole('button').map((one) => [one.textContent, one.hasAttribute('disabled')]);
    expect(disabled).toEqual([
      ['Generate', false],
      ['Download', true],
      ['Copy', true],
    ]);
  },
);

it('copies its text and says Copied! for its time, for the whole of it again after a second copy', async () => {
  show(pages);
  await press('Copy');
  await act(() => vi.advanceTimersByTimeAsync(COPIED_LABEL_MS - 500));
  await press('Copied!');
  expect(writeText.mock.calls).toEqual([[textOf('2031-05-06')], [textOf('2031-05-06')]]);
  await act(() => vi.advanceTimersByTimeAsync(COPIED_LABEL_MS - 1));
  expect(button('Copied!')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button('Copy')).toBeDefined();
});

it('keeps the address of a download for the browser to read it, and not for ever', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sitemap');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  show(pages);
  await press('Download');
  await vi.advanceTimersByTimeAsync(1000);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/xml' }));
  expect(revoke).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(revoke.mock.calls).toEqual([['blob:sitemap']]);
});

it('logs a refused clipboard and does not say Copied!', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = new DOMException('Write permission denied.', 'NotAllowedError');
  writeText.mockRejectedValue(refusal);
  show(pages);
  await press('Copy');
  expect(log.mock.calls).toEqual([[expect.any(String), refusal]]);
  expect(screen.queryByText('Copied!')).toBeNull();
  expect(button('Copy')).toBeDefined();
});

it('opens the search console in a new tab', () => {
  show(pages);
  expect(screen.getByRole('link', { name: 'Open Search Console' }).getAttribute('target')).toBe('_blank');
});
