/** Mails about how to get into an account. */
export const secondProofMailTexts = {
  action: 'Set a new password',
  remedy: 'Wasn’t you? Set a new password at once, and look at what is in your Account Settings.',
  timeCodesOn: {
    subject: 'Two-step sign-in now protects your {app} account',
    heading: 'Two-step sign-in is on',
    lines: ['From now on your password signs in only together with a code of your authenticator app.'],
    remedy: 'Wasn’t you? Set a new password at once: for 7 days that takes no such code, and it switches this off.',
  },
  addedEnded: {
    subject: 'What was new in the security of your {app} account',
    heading: 'New passkeys and two-step sign-in are off',
    lines: [
      'With a new password by mail, passkeys added and two-step sign-in turned on in the last 7 days end. Add your own again in your Account Settings.',
    ],
  },
  timeCodesOff: {
    subject: 'Two-step sign-in no longer protects your {app} account',
    heading: 'Two-step sign-in is off',
    lines: ['Your password alone signs in again. Your recovery codes no longer work.'],
  },
  recoveryCodesRenewed: {
    subject: 'There are new recovery codes of your {app} account',
    heading: 'New recovery codes',
    lines: ['The recovery codes that you had no longer work.'],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used for your {app} account',
    heading: 'A recovery code was used',
    last: 'It was the last one. Make new ones in your Account Settings.',
    left: {
      one: '{left} is left. You can make new ones in your Account Settings.',
      other: '{left} are left. You can make new ones in your Account Settings.',
    },
  },
  wrongCodes: {
    subject: 'Wrong codes were tried on your {app} account',
    heading: 'Several wrong codes were tried',
    lines: ['Somebody who got as far as the code entered wrong ones. For a quarter of an hour no code is looked at.'],
  },
  endedByOperator: {
    subject: 'The second proofs were ended for your {app} account',
    heading: 'Two-step sign-in and passkeys are ended',
    lines: [
      'The operator ended them, as was asked for. Your password alone signs in; add what you want to have again.',
    ],
  },
  passkeyAdded: {
    subject: 'A passkey was added to your {app} account',
    heading: 'A passkey was added',
    lines: ['“{name}” can sign in from now on, without a password.'],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your {app} account',
    heading: 'A passkey was removed',
    lines: ['“{name}” no longer signs in.'],
  },
} as const
