/** Size at which the outline of a cru stands beside its name, in CSS pixels. */
export const OUTLINE_PX = { width: 40, height: 32 } as const;
