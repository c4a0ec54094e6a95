/** Texts of notices about times; `who` did it. */
export const timesNoticeTexts = {
  times_offered: {
    subject: '{who} offers other times',
    line: 'Say which of them suit you, or offer others.',
    action: 'See the times',
  },
  times_suit: { subject: '{who} says which times suit', line: 'Others have yet to answer.' },
  time_agreed: { subject: '{who} agrees to a time', line: 'The match in {sport} is on.' },
  other_times: {
    subject: '{who} would like another time',
    line: 'The agreed time holds until everybody has found another.',
    action: 'See the times',
  },
  time_moved: { subject: 'Your match has another time', line: 'It suits everybody who plays.' },
  time_kept: { subject: '{who} keeps the agreed time', line: 'Nothing has changed.' },
} as const
