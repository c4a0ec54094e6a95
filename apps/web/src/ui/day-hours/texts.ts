export const day = 'Day'
export const hour = 'Hour'
export const anotherDate = 'Another date or time'
