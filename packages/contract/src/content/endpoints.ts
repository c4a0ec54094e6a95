import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { line } from '../fields.ts'

export const contentPages = ['about', 'faq'] as const
export type ContentPage = (typeof contentPages)[number]

export const contentTexts = {
  missing: 'There is no such page.',
} as const

export const content = endpoints({
  view: {
    method: 'POST',
    path: '/cms/view',
    access: 'public',
    summary: 'A page of text, about or faq, as safe HTML.',
    input: z.strictObject({ page_key: line(60, contentTexts.missing) }),
    answer: z.strictObject({ page_key: z.enum(contentPages), title: z.string(), content: z.string() }),
    missing: contentTexts.missing,
  },
})
