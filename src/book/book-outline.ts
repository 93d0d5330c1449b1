/** What the binder needs to know of the book in one language, beside the chapters. */
export interface BookOutline {
  readonly title: string;
  readonly description: string;
  readonly rights: string;
  readonly accessibility: string;
  /** Who makes the book, which is not the estate. */
  readonly publisher: string;
  /** Headings of the navigation and names of the landmarks. */
  readonly words: Readonly<
    Record<'contents' | 'back' | 'plates' | 'landmarks' | 'cover' | 'text' | 'glossary' | 'colophon', string>
  >;
  /** The chapters in reading order, each with the address of its page for links inside the site, where it has one. */
  readonly chapters: readonly { readonly id: string; readonly href: string | undefined }[];
  /** The plates in the order of their numbers, with number and caption. */
  readonly plates: readonly { readonly id: string; readonly label: string }[];
}
