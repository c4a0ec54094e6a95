/**
 * The fate of each column that names a player: where the export shows it, or why not; whether it goes with the
 * account, or why it stays. A new column that references users needs a line here.
 */
export interface Fate {
  /** The part of the export, or null with the reason in `why`. */
  exported: string | null
  /** Whether the row, or at least the name in it, is gone once the account is closed. */
  erased: boolean
  /** The reason for what is not exported or not erased. */
  why?: string
}

const othersToo = 'Others took part: it stays in their history, with a former player.'
const derived = 'Follows from other tables, which are exported, and is kept by triggers.'
const ledger = 'A ledger: nothing is taken out of it. It names the account by its id only.'
const others = 'Somebody else wrote it, and would be told on.'

const shown = (exported: string): Fate => ({ exported, erased: true })
const stays = (exported: string, why: string): Fate => ({ exported, erased: false, why })
const hidden = (why: string, erased = true): Fate => ({ exported: null, erased, why })

export const fates: Readonly<Record<string, Fate>> = {
  'account_links.user_id': shown('links'),
  'addresses.user_id': shown('addresses'),
  'blocks.blocked_id': hidden(others),
  'blocks.blocker_id': shown('blocked'),
  'bracket_players.user_id': stays('brackets', othersToo),
  'bracket_plays.user_id': hidden('Follows from the log of results, and stays with it.', false),
  'calendar_feeds.user_id': shown('calendar_address'),
  'challenge_link_wishes.user_id': hidden('A hash, of the link by which an account will accept once it is confirmed.'),
  'challenge_players.reported_winner_id': hidden('What the others reported.', false),
  'challenge_players.user_id': stays('challenges', `${othersToo} The message is erased.`),
  'challenge_ratings.rated_id': hidden(others, false),
  'challenge_ratings.rater_id': stays('challenges', 'The stars of the other player follow from it.'),
  'challenges.called_off_by': stays('challenges', othersToo),
  'challenges.disputed_by': stays('challenges', othersToo),
  'challenges.issuer_id': stays('challenges', `${othersToo} The rules are erased.`),
  'challenges.winner_id': stays('challenges', othersToo),
  'contact_messages.player_id': hidden(`${others} It goes after its time.`, false),
  'contact_messages.sender_id': shown('messages'),
  'credit_entries.user_id': stays('credits', ledger),
  'dispute_strikes.user_id': shown('dispute_strikes'),
  'event_places.user_id': stays('events', othersToo),
  'events.organizer_id': stays('events', `${othersToo} The message is erased.`),
  'friend_asks.asked_id': hidden(others),
  'friend_asks.asker_id': shown('friend_requests'),
  'friendships.asked_by': shown('friends'),
  'friendships.high_id': shown('friends'),
  'friendships.low_id': shown('friends'),
  'guests.host_id': shown('guests'),
  'guests.user_id': hidden('A person without an account, whom another named. It goes with the place.', false),
  'held_notices.player_id': shown('notices_without_mail'),
  'kudos.user_id': shown('kudos'),
  'known_devices.user_id': hidden('A hash that names a device to the sign-in; the security log shows its name.'),
  'idempotency_keys.user_id': hidden(
    'The answers that were given within a day, to reports within a week, in case they are asked for again.',
  ),
  'invitations.inviter_id': shown('invitations'),
  'invitations_sent.inviter_id': shown('invitations_sent'),
  'last_plays.user_id': hidden('Follows from the matches, and stays with them.', false),
  'mail_outbox.player_id': shown('mails_waiting'),
  'match_challenges.issuer_id': hidden(derived),
  'match_players.user_id': hidden(derived),
  'name_words.user_id': hidden(derived),
  'near_people.user_id': hidden(derived),
  'notice_choices.user_id': shown('notice_choices'),
  'notices.actor_id': hidden('A notice of somebody else. It goes after its time.', false),
  'notices.user_id': shown('notices'),
  'password_guesses.user_id': hidden('How often somebody guessed wrong within the last quarter of an hour.'),
  'passkey_challenges.user_id': hidden('Random bytes, for five minutes.'),
  'passkey_proofs.user_id': hidden('A hash of random bytes, for five minutes.'),
  'passkeys.user_id': shown('passkeys'),
  'payments.user_id': stays(
    'payments',
    'Money was taken: the law wants it kept. It names the account by its id only; the card is erased.',
  ),
  'player_places.user_id': hidden(derived),
  'player_sports.user_id': stays('sports', 'Switched off. The ranks of the others are derived from it.'),
  'player_versions.user_id': hidden('A number that counts changes, and says nothing of a player.', false),
  'partnerships.high_id': hidden('Follows from the log of results, and stays with it.', false),
  'partnerships.low_id': hidden('Follows from the log of results, and stays with it.', false),
  'push_subscriptions.user_id': shown('push_devices'),
  'rank_bases.user_id': hidden('Follows from the ledger of ranks, which is exported, and stays with it.', false),
  'rank_forms.user_id': hidden('Follows from the ledger of ranks, which is exported, and stays with it.', false),
  'rank_entries.user_id': stays('rank_history', ledger),
  'security_events.user_id': shown('security_log'),
  'recovery_codes.user_id': shown('time_codes'),
  'sessions.user_id': shown('sessions'),
  'star_ratings.rated_id': hidden(others, false),
  'star_ratings.rater_id': stays('stars_given', 'The stars of the other player follow from it.'),
  'talk_messages.author_id': shown('talk_messages'),
  'talk_people.user_id': shown('talk_read'),
  'talk_reports.author_id': hidden(`${others} It stays until an operator has dealt with it.`, false),
  'talk_reports.reporter_id': stays('talk_reports', 'Until an operator has dealt with it.'),
  'team_players.user_id': shown('teams'),
  'teams.owner_id': shown('teams'),
  'time_codes.user_id': shown('time_codes'),
  'tournament_finds.organizer_id': hidden(derived),
  'tournament_notes.user_id': shown('tournaments'),
  'tournament_players.asker_id': hidden(`Who asked others to a side. ${othersToo}`, false),
  'tournament_players.captain_id': hidden(`Whose side others are on. ${othersToo}`, false),
  'tournament_players.user_id': stays('tournaments', othersToo),
  'tournament_ratings.rated_id': hidden(others, false),
  'tournament_ratings.rater_id': stays('tournaments', 'The stars of the other player follow from it.'),
  'tournaments.held_by': stays('tournaments', othersToo),
  'weekly_times.user_id': shown('weekly_times'),
  'tournaments.organizer_id': stays('tournaments', `${othersToo} Message and rules are erased.`),
}
