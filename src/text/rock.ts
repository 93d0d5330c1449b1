/** Kinds of rock with a texture. */
export const rocks = ['crinoidal', 'marl', 'limestone', 'oolite', 'comblanchien', 'scree'] as const;

export type Rock = (typeof rocks)[number];
