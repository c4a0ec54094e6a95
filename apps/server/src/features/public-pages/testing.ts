/** The words of a page, as a reader without a script and without eyes is told them. */
export const textOf = (body: string) =>
  body
    .replace(/<(style|script)>.*?<\/\1>/gs, '')
    .replace(/<span [^>]*aria-hidden="true">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
