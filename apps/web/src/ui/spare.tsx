import { Component, type ReactNode } from 'react'

/** A part that fails, or whose script cannot be loaded, gives way to `instead`: what stands around it goes on. */
export class Spare extends Component<{ instead?: ReactNode; failed?: () => void; children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch() {
    this.props.failed?.()
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
