export const guestTexts = {
  name: 'Enter the name of the guest.',
  alone: 'Name a guest without anybody else.',
  missing: 'There is no such guest.',
  alreadyIn: 'You have a place of your own.',
  claimed: 'The place is yours.',
} as const
