import { places } from '@gauntlet/contract/places/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { findCityOfZip, findZipOfCity, listKnownVenues } from './places.ts'

export const placeRoutes = bind(places, { ofZip: findCityOfZip, ofCity: findZipOfCity, venues: listKnownVenues })
