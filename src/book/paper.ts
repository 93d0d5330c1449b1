import { themeColour, type ColourName } from '#config/theme.ts';

/** A colour of the book, for an attribute: some readers of books pass no style sheet on to a drawing. */
export const paperColour = (name: ColourName): string => themeColour(name);
