import theme from '#config/theme.css?raw';
import { colourToken, type ColourName } from '#config/tokens.ts';

/** A colour of the book, for an attribute: some readers of books pass no style sheet on to a drawing. */
export const paperColour = (name: ColourName): string => colourToken(theme, name, 'paper');
