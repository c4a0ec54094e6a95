/** Whether a preview may have room beside the form. */
export const isBroad = () => matchMedia('(width >= 56.25rem)').matches
