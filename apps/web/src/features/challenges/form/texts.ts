export const itEndsWallWords = 'It ends {wallWords}.'
export const rankedPaid = {
  one: 'Turn it off to get your {n} credit back.',
  other: 'Turn it off to get your {n} credits back.',
} as const
export const notRankedPaid = {
  one: 'No rank moves. You get your {n} credit back.',
  other: 'No rank moves. You get your {n} credits back.',
} as const
export const rankedCosts = {
  one: 'The result moves your rank. It costs {n} credit of your {credits}, given back if it is not played.',
  other: 'The result moves your rank. It costs {n} credits of your {credits}, given back if it is not played.',
} as const
export const playedRankedCosts = {
  one: 'The result moves your rank. It costs {n} credit of your {credits}, given back if it does not count.',
  other: 'The result moves your rank. It costs {n} credits of your {credits}, given back if it does not count.',
} as const
export const noRankMovesFor = 'Ranked costs {price} of your {credits} credits.'
export const theResultMovesYourRank = 'The result moves your rank.'
export const youAndNameHaveNo = 'You and {name} have no sport in common yet.'
export const addAnEndTime = 'Add an end time'
export const itGoesIntoTheRules = 'It goes into the rules.'
export const rulesOptional = 'Rules (optional)'
export const messageOptional = 'Message (optional)'
export const messageExample = 'For example: I bring new balls.'
export const rematchWith = 'Rematch with {name}'
export const challengeTeam = 'Challenge {name}'
export const lastTime = 'Last time: {last}'
export const sendChallenge = 'Send challenge'
export const createTheChallenge = 'Create the challenge'
export const moreTerms = 'Format, rules and more'
export const sportAndRules = 'Sport, format and rules'
export const nameWillSee = '{name} will see'
export const playersWillSee = 'Players will see'
export const withYourChanges = 'With your changes'
export const theMatch = 'The match'
export const saveChanges = 'Save changes'
export const saveMessage = 'Save message'
export const viewTheChallenge = 'View the challenge'
export const addASportToYour = 'Add a sport to your profile first.'
export const openTheMatch = 'Open the match'
export const anyoneMayJoin = 'Players nearby see it and ask to join.'
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
export const rulesExample = 'For example: the loser books the next one.'
export const nCanJoin = '{n} <can>can join</can>'
export const theyCouldJoin = 'They could join'
export const anyRank = 'Any rank'
export const whoCanJoin = 'Who can join'
export const howOldAreYou = 'How old are you?'
export const saveMyAge = 'Save my age'
export const playersUnder18AreChallenged =
  'Only friends can challenge players under 18. Until we know your age, you meet nobody under 18.'
export const notNow = 'Not now'
