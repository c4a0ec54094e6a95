export const about = 'About'
export const faq = 'FAQ'
