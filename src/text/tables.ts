import { plainText } from '#text/runs.ts';

/**
 * Gives the cells of Markdown tables the head of their column as `data-label`, which names them where a narrow screen
 * sets each row as a list.
 */
export function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const heads = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, head = '']) => attribute(plainText(head)));
    return table.replaceAll(/<tr>(?:(?!<\/tr>).)*<td.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replaceAll(/<td\b/g, () => `<td data-label="${heads[column++] ?? ''}"`);
    });
  });
}

function attribute(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
