/** Texts of notices about a match that was played before it was told of; `who` did it. */
export const recordNoticeTexts = {
  recorded: {
    subject: '{who} says that you have played',
    own: '{who} reported that you lost{scored}. Is that right?',
    yours: '{who} reported that you won{scored}. Is that right?',
    named: '{who} reported that you lost to {winner}{scored}. Is that right?',
    drawn: '{who} reported a draw{scored}. Is that right?',
    line: 'A match in {sport} that you have played already. It counts only if you say yes within 7 days.',
    action: 'Say yes or no',
  },
  record_denied: {
    subject: '{who} says no to a match that was played',
    line: 'It does not count. What it cost is refunded.',
  },
  record_lapsed: {
    subject: 'A {sport} match that was played does not count',
    line: 'Not everybody said yes within 7 days. What it cost is refunded.',
  },
  record_taken_back: {
    subject: '{who} took back a reported result',
    line: 'There is nothing left to do.',
  },
} as const
