export const loading = 'Loading'
export const theSandboxsBankAsks = 'The sandbox’s bank asks'
export const confirm = 'Confirm'
export const refuse = 'Refuse'
export const yourOwnBankWouldAsk =
  'Your own bank would ask you here, with a code or in its app, whether it is you who pays.'
export const noMoneyMoves = 'No money moves.'
export const sandboxNoMoneyMoves = 'Sandbox: no money moves'
export const noRealCards = 'No real cards here.'
export const fillInATestCard = 'Fill in a test card'
export const oneTheBankAsksAbout = 'One the bank asks about'
export const cardNumber = 'Card Number'
export const expires = 'Expires'
export const mmYY = 'MM/YY'
export const securityCode = 'Security Code'
export const aPaymentOfDollarsFor =
  'A payment of {dollars} for {points} credits still waits for your bank. Is its question gone? Then check here: either you get your credits, or nothing is charged.'
export const oneMoment = 'One moment …'
export const checkThisPayment = 'Check This Payment'
export const theCardFormCouldNot = 'The card form could not be loaded.'
export const cardDetails = 'Card Details'
export const howManyCredits = 'How many credits?'
export const creditsOf = { one: 'credit', other: 'credits' } as const
export const centsEach = '{cents}¢ each'
export const bestValue = 'Best value'
export const creditsCannotBeBoughtHere = 'Credits cannot be bought here at the moment.'
export const paying = 'Paying …'
export const buyNow = 'Buy Now'
export const thankYouYourReceiptWent = 'Thank you. <link>Your receipt</link> went to your email as well.'
export const yourCredits = 'Your credits'
export const nRankedMatches = { one: '{n} ranked match', other: '{n} ranked matches' } as const
export const nCredits = { one: '{n} credit', other: '{n} credits' } as const
export const whatCreditsAreFor = 'What credits are for'
export const aRankedChallenge = 'A ranked challenge'
export const aRankedTournament = 'A ranked tournament'
export const everythingElse = 'Everything else'
export const free = 'free'
export const whatIsCancelledOrNever = 'Cancelled or never played? You get back what it cost.'
export const buyCredits = 'Buy Credits'
export const creditsNeverBuyRank = 'Credits never buy rank.'
export const yourCreditsAndPurchases = 'Your credits and purchases'
export const showOlder = 'Show Older'
export const balanceLeft = '{balance} left'
export const nSpent = '{spent} spent'
export const spentByMonth = 'Spent by month'
export const atThisPace = {
  one: 'Your credits last a month at your average of {average} a month.',
  other: 'Your credits last {n} months at your average of {average} a month.',
} as const
export const history = 'History'
export const openMatch = 'Open match'
export const nMatches = { one: '{n} match', other: '{n} matches' } as const
export const aRankedMatchCosts = {
  one: '{n} credit a ranked match',
  other: '{n} credits a ranked match',
} as const
export const matchWith = 'Match with {others}'
export const nothingYetWhatCreditsCome = 'Nothing yet. Credits you get and spend appear here.'
export const dollarsForPointsCredits = '{dollars} for {points} credits'
export const dollarsRefunded = '{dollars} refunded'
export const purchases = 'Purchases'
export const yourCreditsTitle = 'Your Credits'
export const receipt = 'Receipt'
export const thisWasTheSandboxWith = 'This was the sandbox, with a test card: no money moved.'
export const referenceId = 'Reference {id}'
export const somethingIsWrongWriteTo = 'Something is wrong? <link>Write to us</link>, with the reference.'
export const bought = 'Bought'
export const whenBought = 'When'
export const card = 'Card'
export const balanceLabel = 'Balance'
export const refunded = 'Refunded'
export const takenBack = 'Taken back'
export const soldBy = 'Sold by'
export const cvc = 'CVC'
export const noSuchReceipt = 'We cannot find this receipt'
export const ifYouWereCharged =
  'It may belong to another account. Charged, but no credits here? Tell us, and a person will look into it.'
export const contactUs = 'Contact Us'
