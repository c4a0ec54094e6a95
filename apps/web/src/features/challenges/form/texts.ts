export const pickAPlayer = 'Challenge a player'
export const findAPlayer = 'Find a player'
export const challengeAFriend = 'Challenge a friend'
export const youPickWho = 'You pick when and where.'
export const openAMatch = 'Open a match'
export const playersAskYouChoose = 'Players ask to join. You choose.'
export const fairPlayersNear = 'Fair players near you'
export const percentToWin = ' · {percent}% to win'
export const everyoneWhoIsAskedIs = 'Everyone is told. A new time or place needs their yes.'
export const nameIsTold = '{name} is told. A new time or place needs a yes.'
export const nobodyIsTold = 'Nobody has joined yet, so nobody is told.'
export const sayWhy = 'Say why, if you like.'
export const rulesExample = 'For example: new balls for the final set.'
export const playersNearCanJoin = {
  one: '{n} player near you can join',
  other: '{n} players near you can join',
} as const
export const theyCouldJoin = 'They could join'
export const anyRank = 'Any rank'
export const whoCanJoin = 'Who can join'
export const howOldAreYou = 'How old are you?'
export const saveMyAge = 'Save my age'
export const playersUnder18AreChallenged =
  'Only friends can challenge players under 18. Until we know your age, you meet nobody under 18.'
export const notNow = 'Not now'
