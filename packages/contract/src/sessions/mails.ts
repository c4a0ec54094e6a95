/** Mails about an account and its email. {at} is a moment in words. */
export const sessionMailTexts = {
  verification: {
    subject: 'Verify your email for {app}',
    heading: 'Welcome, {name}',
    lines: [
      'Somebody, hopefully you, signed up as {name} with this email on {at}.',
      'Confirm it, and you can challenge somebody. The link works once, for 24 hours.',
    ],
    action: 'Confirm my email',
    footer:
      'You didn’t sign up, or not under this name? Then ignore this email: nobody can use your email here without it.',
  },
  reset: {
    subject: 'Set a new password for {app}',
    heading: 'A new password',
    lines: [
      'Somebody, hopefully you, asked to set a new password on {at}.',
      'The link works once, for an hour. A new password signs out every device.',
    ],
    action: 'Set a new password',
    footer: 'Wasn’t you? Then ignore this email: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your {app} password was changed',
    heading: 'Your password was changed',
    lines: [
      'It happened on {at}. Your other devices are signed out, links that we sent before no longer work, and a new email that was not confirmed yet is forgotten.',
      'Wasn’t you? Set a new password at once.',
    ],
    action: 'Set a new password',
  },
  newSignIn: {
    subject: 'New sign-in to your {app} account',
    heading: 'New sign-in',
    lines: [
      'Somebody signed in to your account on a device it did not know: {device}, on {at}.',
      'It was you? Then there is nothing to do.',
      'Wasn’t you? Set a new password at once: it signs out everybody else.',
    ],
    action: 'Set a new password',
  },
  newAddress: {
    subject: 'Verify your new email for {app}',
    heading: 'Is this you, {name}?',
    lines: [
      'On {at} you asked to use this email from now on.',
      'It counts once you confirm it, signed in to your account. The link works once, for 24 hours.',
    ],
    action: 'Confirm my email',
    footer: 'Wasn’t you? Then ignore this email, and nothing happens.',
  },
  addressWanted: {
    subject: 'Somebody wanted to use your email for {app}',
    heading: 'Somebody wanted to use your email',
    lines: [
      'On {at} another account asked to use this email from now on. It stays yours, and nothing has changed.',
      'It was you? Then change the email of this account first, or delete this account: an email belongs to one account.',
    ],
    footer: 'Wasn’t you? Then you need not do anything.',
  },
  addressChanging: {
    subject: 'Your {app} email is about to change',
    heading: 'Your email is about to change',
    lines: [
      'On {at} somebody, hopefully you, asked to use {changedTo} from now on. This address counts until the new one is confirmed.',
      'Wasn’t you? Take your account back: this email counts again, everybody is signed out, the password no longer works, and you set a new one.',
    ],
    action: 'Keep this email',
    footer: 'The link works until 7 days after the change. It was you? Then you need not do anything.',
  },
  addressChanged: {
    subject: 'Your {app} email was changed',
    heading: 'Your email was changed',
    lines: [
      'On {at} your email became {changedTo}. This address no longer signs in.',
      'Wasn’t you? Take your account back: this email counts again, everybody is signed out, the password no longer works, and you set a new one.',
    ],
    action: 'Restore this email',
    footer: 'The link works for 7 days. It was you? Then you need not do anything.',
  },
  addressRestored: {
    subject: 'Your {app} email is restored',
    heading: 'Your account is yours again',
    lines: [
      'On {at} this email was restored. Everybody is signed out, and the old password no longer works.',
      'Set a new one, unless you have done so already. The link works once, for an hour; after that, ask for another one under Forgot Password.',
    ],
    action: 'Set a new password',
  },
  addressTakenBack: {
    subject: 'The change of your {app} email was undone',
    heading: 'The change of your email was undone',
    lines: [
      'On {at} the account that had this email went back to {restored}, from a link that we had sent there.',
      'You are the owner, and no longer use that address? Write to us through the contact form.',
    ],
    action: 'Contact us',
  },
} as const
