export const whenYouCan = 'When you can play'
export const onlyWhatYouShare =
  'Tap the times that usually suit you. Nobody sees them; friends, and players you have a match with, see when both of you are free.'
export const day = 'Day'
export const morning = 'Morning'
export const afternoon = 'Afternoon'
export const evening = 'Evening'
export const dayAndPart = '{day}, {part}'
