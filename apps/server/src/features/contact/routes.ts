import { contact } from '@gauntlet/contract/contact/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { sendContact } from './send.ts'

export const contactRoutes = bind(contact, { send: sendContact })
