export const labelStepLess = '{label}: {step} less'
export const labelStepMore = '{label}: {step} more'
