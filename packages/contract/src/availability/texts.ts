export const availabilityTexts = {
  kept: 'Saved.',
  noSuchPart: 'There is no such part of the week.',
  badZone: 'There is no such time zone.',
  unknownPlayer: 'We do not know this player.',
} as const
