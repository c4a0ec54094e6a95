/** 'Austin' of 'Austin, TX': what is near, or named after its place, needs no state. */
export const cityOf = (place: string): string => place.split(',')[0]?.trim() ?? place
