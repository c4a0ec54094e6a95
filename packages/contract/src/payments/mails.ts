/** Receipts and refunds by mail: {paid} and {given} are amounts of money, {at} is a moment in words. */
export const paymentMailTexts = {
  receipt: {
    subject: 'Your receipt from {app}: {paid}',
    heading: 'Thank you for your purchase',
    bought: 'Bought: {credits}',
    paid: 'Paid: {paid}',
    paidBy: 'Paid: {paid}, {card}',
    when: 'When: {at}',
  },
  refund: {
    subject: 'Your refund from {app}: {given}',
    heading: '{given} goes back to you',
    refunded: 'Refunded: {given}',
    refundedTo: 'Refunded: {given}, {card}',
    of: 'Of: {paid} for {credits}, {at}',
    takenBack: 'Credits taken back: {points}',
    slow: 'A bank may take some days to show it.',
  },
  balance: 'Your credits now: {balance}',
  reference: 'Reference: {id}',
  sandbox: 'This was the sandbox, with a test card: no money moved.',
  action: 'See it in the app',
  write: 'Something is wrong? Write to us, with the reference: {contact}',
  answer: 'Something is wrong? Answer this mail, or write to us, with the reference: {contact}',
} as const
