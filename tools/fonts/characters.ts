/** The characters that the two faces of the site hold; a test reads them against every page. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àâäæçéèêëîïôœöùûüÿñÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸÑ';
const FIGURES = '0123456789';
const PUNCTUATION = ' !"#%&\'()*+,-./:;=?@[]_’‘“”«»…–—−·•°×©§№→↑↓†‡²³½¼';
const SPACES = '\u00a0\u202f';
/** IPA letters of the names, and the English respelling. */
const PHONETIC = 'ɑɔɛəøœʁʃʒɲŋɥɡ̃ɑ̃ːˈ';

export const ITALIC_CHARACTERS = LETTERS + ACCENTED + FIGURES + PUNCTUATION + SPACES;

/** Only the roman face sets pronunciations. */
export const ROMAN_CHARACTERS = ITALIC_CHARACTERS + PHONETIC;
