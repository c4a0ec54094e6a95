/** What a notice says, in the app and by e-mail. */
export interface NoticeText {
  /** One line: the subject of the mail, the text in the app. */
  subject: string
  /** What it means, or what to do now. */
  line: string
  /** What it is about: sport, time and place. */
  facts?: string
  /** The label of the link. */
  action: string
}
