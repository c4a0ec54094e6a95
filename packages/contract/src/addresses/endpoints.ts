import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { flag, id, line, nothing, properName, tooLongText } from '../fields.ts'
import { address } from '../profiles/answer.ts'
import { codeOfState, stateCodeOf } from '../places/states.ts'

export const addressTexts = {
  line1: 'Address Line 1 missing',
  line2: 'This has characters that cannot be shown.',
  city: 'City missing',
  state: 'Please select a state',
  zip: 'Please enter a zip code',
  zipInvalid: 'Please enter a valid zip code',
  added: 'Address Added',
  updated: 'Address Updated',
  deleted: 'Delete Successful',
  deleteFailed: 'Detail Failed',
  tooMany: 'You have as many addresses as there can be. Delete one first.',
} as const

/** How many addresses one player may keep. */
export const ADDRESSES_MAX = 20
export const ADDRESS_LINE_MAX = 120
export const ADDRESS_CITY_MAX = 80
const ZIP_MAX = 10

const ZIP_FORMATS = [
  // US, with or without the four digits; Canada; the United Kingdom
  /^\d{5}(-\d{4})?$/,
  /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  // Six digits: India, China. Four: Australia, Switzerland.
  /^\d{6}$/,
  /^\d{4}$/,
  // Others: Netherlands; Sweden, Greece, Czechia; Poland; Japan; Portugal; Brazil
  /^\d{4} ?[A-Z]{2}$/i,
  /^\d{3} \d{2}$/,
  /^\d{2}-\d{3}$/,
  /^\d{3}-\d{4}$/,
  /^\d{4}-\d{3}$/,
  /^\d{5}-\d{3}$/,
]
export const isZipFormat = (zip: string): boolean => ZIP_FORMATS.some(format => format.test(zip))

const SHOWN = /^[^\p{Cc}\p{Cs}]*$/u

/** In the order of the form: the first failing field gives the message. */
const fields = {
  address_line_1: line(ADDRESS_LINE_MAX, addressTexts.line1),
  address_line_2: z._default(
    z
      .string(addressTexts.line2)
      .check(
        z.trim(),
        z.maxLength(ADDRESS_LINE_MAX, tooLongText(ADDRESS_LINE_MAX)),
        z.regex(SHOWN, addressTexts.line2),
      ),
    '',
  ),
  city: properName(ADDRESS_CITY_MAX, addressTexts.city),
  state: z.pipe(
    line(ADDRESS_CITY_MAX, addressTexts.state).check(
      z.refine(text => stateCodeOf(text) !== undefined, addressTexts.state),
    ),
    z.transform(codeOfState),
  ),
  postal_code: line(ZIP_MAX, addressTexts.zip, addressTexts.zipInvalid).check(
    z.refine(isZipFormat, addressTexts.zipInvalid),
  ),
}

/** The fields of the address modals. */
export const addressForm = z.strictObject(fields)

export const addresses = endpoints({
  list: {
    method: 'GET',
    path: '/users/addresses',
    access: 'player',
    summary: "The viewer's addresses, the primary one first.",
    input: nothing,
    answer: z.array(address),
  },
  add: {
    method: 'POST',
    path: '/addresses/add',
    access: 'player',
    once: true,
    summary: 'Adds an address; the first becomes the primary one.',
    input: addressForm,
    answer: address,
    message: addressTexts.added,
  },
  update: {
    method: 'POST',
    path: '/addresses/update/{id}',
    access: 'player',
    summary: 'Changes an address; primary_address 1 makes it the primary one.',
    input: z.strictObject({ id: id(), ...fields, primary_address: z.optional(flag()) }),
    answer: address,
    message: addressTexts.updated,
  },
  remove: {
    method: 'GET',
    path: '/addresses/delete/{id}',
    access: 'player',
    once: true,
    summary: 'Deletes an address; the oldest of the others becomes the primary one where it was.',
    input: z.strictObject({ id: id() }),
    message: addressTexts.deleted,
    missing: addressTexts.deleteFailed,
    changes: true,
  },
})
