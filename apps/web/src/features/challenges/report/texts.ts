export const nameConfirmsIt = '{name} confirms it. Without an answer it stands after 48 hours.'
export const theOthersConfirmIt = 'The others confirm it. Without an answer it stands after 48 hours.'
export const notRight = 'Not right? Report another result'
