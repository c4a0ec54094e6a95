export const whenYouCan = 'When you usually can'
export const onlyWhatYouShare =
  'Nobody sees this. Friends, and players you have a match with, see the times when both of you are free.'
export const day = 'Day'
export const morning = 'Morning'
export const afternoon = 'Afternoon'
export const evening = 'Evening'
export const dayAndPart = '{day}, {part}'
