/** The bar of a figure along its scale; a hairline shows the whole scale. */
export function Bar({ span }: { readonly span: readonly [from: number, to: number] }) {
  const [from, to] = span;
  return (
    <svg className="block h-1.5 w-full print:h-1" aria-hidden="true">
      <rect className="fill-rule" y="75%" width="100%" height="1" />
      <rect className="fill-fill" x={`${from}%`} width={`${to - from}%`} height="100%" />
    </svg>
  );
}
